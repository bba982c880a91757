import type { SceneIconName, SceneTemplateCode } from '@lima-id/domain';
import { drawGlyph, glyphBox, type IconProps } from '../icons/squareIcon.tsx';
import { customGlyphs } from './customGlyphs.ts';
import { templateGlyphs } from './templateGlyphs.ts';

/** Side of the box that the glyphs of templates are drawn in. */
const templateBox = 20;

function isCustomIcon(name: string): name is SceneIconName {
  return Object.keys(customGlyphs).includes(name);
}

export interface SceneIconProps extends IconProps {
  templateCode: SceneTemplateCode;
  /**
   * Icon name of a custom scene: book, certificate, document, heartbeat, leaf, package, training or video.
   * @default ''
   */
  icon?: string | undefined;
}

/** Icon of a scene: a known `icon` takes precedence over the template's. Decorative: the scene's name is shown next to it. */
export function SceneIcon({ templateCode, icon = '', ...props }: SceneIconProps) {
  return isCustomIcon(icon)
    ? drawGlyph(customGlyphs[icon], glyphBox, props)
    : drawGlyph(templateGlyphs[templateCode], templateBox, props);
}
