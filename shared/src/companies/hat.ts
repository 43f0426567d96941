/**
 * What a person does for their company (docs/decisions/companies.md): the *referente* everything, the *approvatore*
 * watches, comments and decides, the *amministrazione* sees quotes, payments and documents. One person may wear several.
 */
export const companyRoles = ['representative', 'approver', 'billing'] as const
export type CompanyRole = (typeof companyRoles)[number]
