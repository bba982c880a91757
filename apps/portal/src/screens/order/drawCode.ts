/** Modules of white around a saved code: readers require four. */
const quietModules = 4;
/** Pixels of a module, so that the picture is sharp on every phone. */
const modulePx = 16;

/**
 * Renders the code of an SVG as a PNG, in its own colours, with the quiet zone that readers require; null where a browser cannot.
 */
export async function drawCode(svg: SVGSVGElement): Promise<Blob | null> {
  const modules = svg.viewBox.baseVal.width;
  const shape = [...svg.querySelectorAll('path')].pop()?.getAttribute('d');
  const canvas = document.createElement('canvas');
  canvas.width = (modules + 2 * quietModules) * modulePx;
  canvas.height = canvas.width;
  const brush = canvas.getContext('2d');
  if (!brush || !shape || !svg.parentElement) return null;
  brush.fillStyle = getComputedStyle(svg.parentElement).backgroundColor;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.scale(modulePx, modulePx);
  brush.translate(quietModules, quietModules);
  brush.fillStyle = getComputedStyle(svg).color;
  brush.fill(new Path2D(shape));
  return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
