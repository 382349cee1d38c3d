const WHOLE_DOLLARS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** US dollars without cents: "$7,250". */
export function formatMoney(dollars: number): string {
  return WHOLE_DOLLARS.format(dollars);
}
