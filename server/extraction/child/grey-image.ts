/** A picture of one byte a pixel, 0 black to 255 white, row by row from the top. */
export type GreyImage = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;

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

/** The image as a file of the plainest format there is: packing a page as PNG and unpacking it again takes a tenth of its OCR. */
export function portableGreymap({ width, height, pixels }: GreyImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
