/** Tests of a short run: two whole journeys, and the tests with the tag in other files. */
export const smoke = [/\b(main-job|multi-user-realtime)\.spec\.ts\b/, /@smoke\b/]
