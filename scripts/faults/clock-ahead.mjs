// Loaded before everything else of a process: its clock is 25 hours ahead.
const AHEAD = 25 * 60 * 60 * 1000;
const RealDate = Date;

class AheadDate extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [AheadDate.now()] : given));
  }
}
// As properties of its own: the framework copies those into a class of its own.
for (const name of ["parse", "UTC"])
  Object.defineProperty(AheadDate, name, Object.getOwnPropertyDescriptor(RealDate, name));
AheadDate.now = () => RealDate.now() + AHEAD;
globalThis.Date = AheadDate;
