/** The solver of the bot's model, against the equations it solves. */
import { expect, test } from 'vitest';
import { solveRidge } from './ridge.ts';

test('a matrix that is not positive definite is refused', () => {
  expect(() => solveRidge(Float32Array.of(1, 3, 3, 1), Float32Array.of(1, 1), 1, 0.5)).toThrow('not positive definite at row 1');
});

test.each([1, 95, 96, 97, 211])('%i rows: the answer meets the equations', (size) => {
  const [columns, lambda] = [3, 0.7];
  const kernel = Float32Array.from({ length: size * size }, (_, at) => Math.exp(-Math.abs(Math.floor(at / size) - (at % size)) / 20));
  const right = Float32Array.from({ length: size * columns }, (_, at) => Math.sin(at ** 2));
  const answer = right.slice();
  solveRidge(kernel.slice(), answer, columns, lambda);
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < columns; column += 1) {
      let sum = lambda * (answer[row * columns + column] ?? Number.NaN);
      for (let other = 0; other < size; other += 1)
        sum += (kernel[row * size + other] ?? Number.NaN) * (answer[other * columns + column] ?? Number.NaN);
      expect(sum).toBeCloseTo(right[row * columns + column] ?? Number.NaN, 4);
    }
});
