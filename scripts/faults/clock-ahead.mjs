// Loaded before everything else of a process: its clock is 25 hours ahead.
const AHEAD = 25 * 60 * 60 * 1000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + AHEAD] : given));
  }

  static now() {
    return RealDate.now() + AHEAD;
  }
};
