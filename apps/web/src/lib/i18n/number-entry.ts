export { knownUnits, unitLength, unitText } from '@baton/domain/field/written/written-unit';
export { plainDigits } from '@baton/domain/field/written/plain-digits';
export {
  readNumberEntry,
  readPastedNumber,
  readWrittenNumber,
  toDecimals,
} from '@baton/domain/field/written/written-number';
