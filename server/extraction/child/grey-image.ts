import type { Turn } from "#lib/domain/text/word-places.ts";

/** A picture of one byte a pixel, 0 black to 255 white, row by row from the top. */
export type GreyImage = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

/** From red, green, blue and opacity, as a canvas holds them. The weights are those of the eye, in 256ths. */
export function greyOf(colours: Uint8ClampedArray, width: number, height: number): GreyImage {
  const pixels = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < pixels.length; at += 1, from += 4) {
    pixels[at] = ((colours[from] ?? 0) * 77 + (colours[from + 1] ?? 0) * 150 + (colours[from + 2] ?? 0) * 29) >> 8;
  }
  return { width, height, pixels };
}

export function turned(image: GreyImage, turn: Turn): GreyImage {
  if (turn === 0) return image;
  const { width, height, pixels } = image;
  if (turn === 2) return { width, height, pixels: pixels.toReversed() };
  const result = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const row = turn === 1 ? x : width - 1 - x;
      const column = turn === 1 ? height - 1 - y : y;
      result[row * height + column] = pixels[y * width + x] ?? 0;
    }
  }
  return { width: height, height: width, pixels: result };
}

/** Half as wide and high, each pixel the mean of four. */
export function halved({ width, height, pixels }: GreyImage): GreyImage {
  const halfWidth = width >> 1;
  const halfHeight = height >> 1;
  const result = new Uint8Array(halfWidth * halfHeight);
  for (let y = 0; y < halfHeight; y += 1) {
    for (let x = 0; x < halfWidth; x += 1) {
      const at = 2 * y * width + 2 * x;
      const sum = (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + width] ?? 0) + (pixels[at + width + 1] ?? 0);
      result[y * halfWidth + x] = sum >> 2;
    }
  }
  return { width: halfWidth, height: halfHeight, pixels: result };
}

/** Each pixel evened out with its neighbours; the outermost row and column become paper. */
export function softened({ width, height, pixels }: GreyImage): GreyImage {
  const result = new Uint8Array(pixels.length).fill(255);
  const at = (index: number) => pixels[index] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const index = y * width + x;
      const corners = at(index - width - 1) + at(index - width + 1) + at(index + width - 1) + at(index + width + 1);
      const sides = at(index - width) + at(index - 1) + at(index + 1) + at(index + width);
      result[index] = (corners + 2 * sides + 4 * at(index)) >> 4;
    }
  }
  return { width, height, pixels: result };
}

const GRAIN_STEP = 7;

/** How much a typical pixel differs from the four beside it: 0 for a clean page, 5 and more for a grainy one. Of 255. */
export function grainOf({ width, height, pixels }: GreyImage): number {
  const differences: number[] = [];
  const at = (index: number) => pixels[index] ?? 0;
  for (let y = 1; y < height - 1; y += GRAIN_STEP) {
    for (let x = 1; x < width - 1; x += GRAIN_STEP) {
      const index = y * width + x;
      const around = at(index - 1) + at(index + 1) + at(index - width) + at(index + width);
      differences.push(Math.abs(at(index) - around / 4));
    }
  }
  return differences.sort((left, right) => left - right)[differences.length >> 1] ?? 0;
}

/** The image as a file of the plainest format there is: packing a page as PNG and unpacking it again takes a tenth of its OCR. */
export function portableGreymap({ width, height, pixels }: GreyImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
