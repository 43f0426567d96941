/** Tests of a short run: two whole journeys, and the tests with the tag in other files. */
export const smoke = [/\b(main-job|three-people)\.spec\.ts\b/, /@smoke\b/]
