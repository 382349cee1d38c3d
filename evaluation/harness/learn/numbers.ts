/** Numbers that are learned, with the moments of their gradients (Adam, Kingma and Ba 2014). */
export class Numbers {
  readonly values: Float64Array;
  readonly gradient: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  readonly #hold: number;
  #steps = 0;

  /** @param hold how strongly they are held back: what is added to the slope of each for its size */
  constructor(size: number, hold: number) {
    this.values = new Float64Array(size);
    this.gradient = new Float64Array(size);
    this.#mean = new Float64Array(size);
    this.#square = new Float64Array(size);
    this.#hold = hold;
  }

  add(at: number, slope: number): void {
    this.gradient[at] = (this.gradient[at] ?? 0) + slope;
  }

  step(size: number): void {
    this.#steps++;
    for (let at = 0; at < this.values.length; at++) {
      const slope = (this.gradient[at] ?? 0) + this.#hold * (this.values[at] ?? 0);
      const mean = 0.9 * (this.#mean[at] ?? 0) + 0.1 * slope;
      const square = 0.99 * (this.#square[at] ?? 0) + 0.01 * slope * slope;
      this.#mean[at] = mean;
      this.#square[at] = square;
      const move = mean / (1 - 0.9 ** this.#steps) / (Math.sqrt(square / (1 - 0.99 ** this.#steps)) + 1e-6);
      this.values[at] = (this.values[at] ?? 0) - size * move;
    }
    this.gradient.fill(0);
  }
}
