/** Lowest and highest amount, and the steps of arrows and Page keys; dollars. */
export interface SliderRange {
  min: number;
  max: number;
  step: number;
  pageStep: number;
}

const within = (amount: number, { min, max }: SliderRange): number => Math.min(max, Math.max(min, amount));

/** The allowed amount nearest to a given one. */
export function nearestAllowed(amount: number, range: SliderRange): number {
  return within(amount, range);
}

/** The amount at the end of a drag: a whole step, or one of the ends. */
export function draggedTo(amount: number, range: SliderRange): number {
  if (amount <= range.min || amount >= range.max) return within(amount, range);
  return within(Math.round(amount / range.step) * range.step, range);
}

/** The amount a key leads to, or null for keys the slider ignores. Arrow keys go to whole steps: up from 87,213 is 88,000. */
export function keyedTo(key: string, amount: number, range: SliderRange): number | null {
  const up = (size: number): number => within((Math.floor(amount / size) + 1) * size, range);
  const down = (size: number): number => within((Math.ceil(amount / size) - 1) * size, range);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return up(range.step);
    case 'ArrowLeft':
    case 'ArrowDown':
      return down(range.step);
    case 'PageUp':
      return within(amount + range.pageStep, range);
    case 'PageDown':
      return within(amount - range.pageStep, range);
    case 'Home':
      return range.min;
    case 'End':
      return range.max;
    default:
      return null;
  }
}
