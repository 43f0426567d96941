import { useState } from 'react'
import { readNumber } from '../../ui/typed-number.ts'

interface Row {
  key: number
  label: string
  amount: string
}

const blank = (key: number): Row => ({ key, label: '', amount: '' })

const centsOf = ({ amount }: Row) => readNumber(amount.replace('−', '-'), 'cents')

/** The lines of a proposal as they are typed: names, and sums in euro. */
export function useLines() {
  const [rows, setRows] = useState([blank(0)])
  const change = (key: number, change: Partial<Row>) =>
    setRows(before => before.map(row => (row.key === key ? { ...row, ...change } : row)))
  const add = () => setRows(before => [...before, blank((before.at(-1)?.key ?? 0) + 1)])
  const remove = (key: number) => setRows(before => before.filter(row => row.key !== key))
  const lines = rows.map(row => ({ label: row.label, amountCents: centsOf(row) }))
  const totalCents = lines.reduce(
    (sum, { amountCents }) => sum + (typeof amountCents === 'number' ? amountCents : 0),
    0,
  )
  return { rows, change, add, remove, lines, totalCents }
}
