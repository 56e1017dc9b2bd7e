/** A picture as a phone would take it, drawn here: a card with a face and lines, so that its upper edge can be told. */
export async function drawnPicture(width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures');
  pen.fillStyle = '#cfd8e3';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#27496d';
  pen.fillRect(0, 0, width, height * 0.18);
  pen.fillStyle = '#8a9bb0';
  pen.fillRect(width * 0.05, height * 0.28, width * 0.28, height * 0.6);
  for (let line = 0; line < 5; line += 1)
    pen.fillRect(width * 0.4, height * (0.3 + line * 0.12), width * (0.5 - line * 0.05), height * 0.05);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture was not drawn'))), 'image/png');
  });
}
