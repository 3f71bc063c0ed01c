/** Handwriting fonts of common systems, with the browser's default as the last one. */
export const handFont = '"Snell Roundhand", "Segoe Script", "Lucida Handwriting", cursive';

const size = { width: 600, height: 160, margin: 24 };

/** Draws a typed name as a signature. Returns null if drawing isn't possible. */
export function writtenName(name: string): string | null {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null || name.trim() === '') return null;
  canvas.width = size.width;
  canvas.height = size.height;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, size.width, size.height);
  pen.fillStyle = '#14151a';
  pen.textBaseline = 'middle';
  const room = size.width - 2 * size.margin;
  for (let height = 72; height >= 16; height -= 4) {
    pen.font = `${height}px ${handFont}`;
    if (pen.measureText(name).width <= room) break;
  }
  pen.fillText(name, size.margin, size.height / 2, room);
  return canvas.toDataURL('image/png');
}
