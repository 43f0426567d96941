import { useLocalStorage } from '@mantine/hooks'

/** Keeps a yes or no in the browser's local storage. */
export const useLocalStorageFlag = (key: string) =>
  useLocalStorage({
    key,
    defaultValue: false,
    getInitialValueInEffect: false,
    // Earlier releases stored "yes".
    deserialize: stored => stored === 'true' || stored === 'yes',
  })
