// Which languages a thing has text in: a mark for each, dashed where the text lacks, amber where it is older than its source. Colour never stands alone.
export { LanguageMarks } from './language-marks.tsx'
