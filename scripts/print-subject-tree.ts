import { levelsOf } from '../tests/architecture/rules/subject-tree.ts'
import { subjects } from '../tests/architecture/subjects.ts'

/** `npm run -s subjects` prints the tree of the domain's subjects, from the ground upwards. */
for (const { level, subject, standsOn } of levelsOf(subjects))
  console.log(`${'  '.repeat(level)}${subject}${standsOn.length > 0 ? ` -> ${standsOn.join(', ')}` : ''}`)
