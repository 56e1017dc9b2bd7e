/** Nine digits whose weighted sum (3, 7, 1 …) ends in zero (the ABA checksum). */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  return Array.from(text).reduce((sum, digit, index) => sum + Number(digit) * ([3, 7, 1][index % 3] ?? 0), 0) % 10 === 0;
}
