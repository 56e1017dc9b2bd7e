/** Solves (K + λI) X = Y for a K of thousands of rows that no standard function covers: Cholesky's way, in blocks that stay in a processor's cache. */

const BLOCK = 96;

/** Factors the lower half of a symmetric positive definite matrix in place: L, with L times itself turned over. */
function factor(matrix: Float32Array, size: number): void {
  const at = (row: number, column: number): number => matrix[row * size + column] as number;
  for (let from = 0; from < size; from += BLOCK) {
    const to = Math.min(from + BLOCK, size);
    const width = to - from;
    // The block on the diagonal, and what is below it.
    for (let row = from; row < size; row += 1) {
      for (let column = from; column < Math.min(row + 1, to); column += 1) {
        let rest = at(row, column);
        for (let i = from; i < column; i += 1) rest -= at(row, i) * at(column, i);
        if (row === column && !(rest > 0)) throw new Error(`The matrix is not positive definite at row ${row}`);
        matrix[row * size + column] = row === column ? Math.sqrt(rest) : rest / at(column, column);
      }
    }
    // What is to the right of it: two by two, so that each number read is used twice.
    const panel = new Float32Array((size - to + 1) * width);
    for (let row = to; row < size; row += 1) panel.set(matrix.subarray(row * size + from, row * size + to), (row - to) * width);
    for (let row = 0; row < size - to; row += 2) {
      const [a, b] = [row * width, (row + 1) * width];
      const isLast = row + 1 === size - to;
      for (let column = 0; column <= row + 1; column += 2) {
        const [c, d] = [column * width, Math.min(column + 1, size - to) * width];
        let ac = 0;
        let ad = 0;
        let bc = 0;
        let bd = 0;
        for (let i = 0; i < width; i += 1) {
          const x = panel[a + i] as number;
          const y = panel[b + i] as number;
          const z = panel[c + i] as number;
          const w = panel[d + i] as number;
          ac += x * z;
          ad += x * w;
          bc += y * z;
          bd += y * w;
        }
        const first = (row + to) * size + column + to;
        (matrix[first] as number) -= ac;
        if (column + 1 <= row) (matrix[first + 1] as number) -= ad;
        if (isLast) continue;
        (matrix[first + size] as number) -= bc;
        (matrix[first + size + 1] as number) -= bd;
      }
    }
  }
}

/**
 * Solves (K + λI) X = Y. K is changed. @param matrix K, row by row @param right Y, row by row; it becomes X
 * @param columns how many columns Y has
 */
export function solveRidge(matrix: Float32Array, right: Float32Array, columns: number, lambda: number): void {
  const size = right.length / columns;
  for (let row = 0; row < size; row += 1) (matrix[row * size + row] as number) += lambda;
  factor(matrix, size);
  const rowOf = (row: number): Float32Array => right.subarray(row * columns, (row + 1) * columns);
  const subtract = (from: Float32Array, row: Float32Array, times: number): void => {
    if (times !== 0) for (let i = 0; i < columns; i += 1) (from[i] as number) -= times * (row[i] as number);
  };
  const divide = (row: number): void => {
    const by = matrix[row * size + row] as number;
    const values = rowOf(row);
    for (let i = 0; i < columns; i += 1) (values[i] as number) /= by;
  };
  for (let row = 0; row < size; row += 1) {
    for (let other = 0; other < row; other += 1) subtract(rowOf(row), rowOf(other), matrix[row * size + other] as number);
    divide(row);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    divide(row);
    for (let other = 0; other < row; other += 1) subtract(rowOf(other), rowOf(row), matrix[row * size + other] as number);
  }
}
