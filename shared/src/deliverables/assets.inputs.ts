import { choiceField, yesNoField } from '../fields/scalars.ts'
import { optionalLine } from '../fields/text.ts'
import { projectScopeInput } from '../lists/page.inputs.ts'
import { assetKinds } from './asset.ts'

/** `name` tells two of a kind apart; with `isRequired` the project is done only with it. */
export const addAssetInput = projectScopeInput.extend({
  kind: choiceField(assetKinds),
  name: optionalLine(60),
  isRequired: yesNoField(),
})
