/** What a short run walks: two journeys from end to end, and of the other files the tests that carry the tag. */
export const smoke = [/\b(main-job|three-people)\.spec\.ts\b/, /@smoke\b/]
