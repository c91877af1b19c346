// Whether a form of this page is on its way, so that it is not sent twice.
import { useNavigation } from 'react-router'

/** Also while the whole page loads that it leads to. */
export const useFormBusy = (): boolean => {
  const { state, formMethod } = useNavigation()
  return state !== 'idle' && formMethod === 'POST'
}
