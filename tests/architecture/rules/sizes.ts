import type { ArrowFunctionExpression, Function as FunctionNode } from 'oxc-parser'
import { isGenerated, isTest, lineAt, place, type SourceFile, visit } from '../source-file.ts'
import type { Rule } from './rule.ts'

const FILE_LINES = 300
const FUNCTION_LINES = 60

/** Content as data: its length is the content's, not the code's. */
const CONTENT = /^shared\/src\/(messages|catalogue)\//

/** A file holds one thing, a function does one thing; past these lengths neither is true any more. */
export const sizes: Rule = files =>
  files
    .filter(file => !isGenerated(file.path) && !CONTENT.test(file.path))
    .flatMap(file => [...tooLongFile(file), ...(isTest(file.path) ? [] : tooLongFunctions(file))])

function tooLongFile(file: SourceFile): string[] {
  const lines = file.text.trimEnd().split('\n').length
  return lines > FILE_LINES ? [`${file.path} has ${lines} lines, more than ${FILE_LINES}`] : []
}

function tooLongFunctions(file: SourceFile): string[] {
  const found: string[] = []
  const measure = (node: FunctionNode | ArrowFunctionExpression): void => {
    const lines = lineAt(file, node.end) - lineAt(file, node.start) + 1
    if (lines > FUNCTION_LINES)
      found.push(`${place(file, node.start)} a function of ${lines} lines, more than ${FUNCTION_LINES}`)
  }
  visit(file, { FunctionDeclaration: measure, FunctionExpression: measure, ArrowFunctionExpression: measure })
  return found
}
