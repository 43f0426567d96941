/** Where a person is signed in, as they would say it themselves; proper names only. */
export interface Device {
  browser: string | undefined
  system: string | undefined
}

// The first that matches: every browser also calls itself by the names of those before it.
const BROWSERS: [RegExp, string][] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
]

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const firstOf = (names: [RegExp, string][], text: string) => names.find(([sign]) => sign.test(text))?.[1]

/** Browser and system behind a user agent, as far as it tells. */
export function deviceOf(userAgent: string | null | undefined): Device {
  const text = userAgent ?? ''
  return { browser: firstOf(BROWSERS, text), system: firstOf(SYSTEMS, text) }
}
