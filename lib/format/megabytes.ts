const BYTES_PER_MEGABYTE = 1024 ** 2;

/** File size in MB (1024 squared) with two decimals: "1.50 MB". */
export function formatMegabytes(bytes: number): string {
  return `${(bytes / BYTES_PER_MEGABYTE).toFixed(2)} MB`;
}
