import { z } from 'zod'

// zod compiles parsers with `new Function` unless told otherwise, and the site's policy forbids eval.
z.config({ jitless: true })

export { z }
