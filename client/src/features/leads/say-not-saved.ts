import { publicTexts } from 'shared/messages/it/public'
import { showToast } from '../../ui/toast-store.ts'

/** A form that was not saved stays as it is, and says so. */
export const sayNotSaved = () =>
  showToast({ tone: 'bad', title: publicTexts.form.error.title, text: publicTexts.form.error.text })
