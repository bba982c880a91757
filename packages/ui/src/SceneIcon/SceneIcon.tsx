import type { SceneIconName, SceneTemplateCode } from '@lima-id/domain';
import {
  IconActivityHeartbeat,
  IconBook,
  IconCertificate,
  IconFileText,
  IconLeaf,
  IconPackage,
  IconSchool,
  IconVideo,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { type IconProps, squareIcon } from '../icons/squareIcon.tsx';
import { templateGlyphs } from './templateGlyphs.ts';

/** Icons that an enterprise can choose for a custom scene. */
const customIcons = {
  book: /* @__PURE__ */ squareIcon(IconBook),
  certificate: /* @__PURE__ */ squareIcon(IconCertificate),
  document: /* @__PURE__ */ squareIcon(IconFileText),
  heartbeat: /* @__PURE__ */ squareIcon(IconActivityHeartbeat),
  leaf: /* @__PURE__ */ squareIcon(IconLeaf),
  package: /* @__PURE__ */ squareIcon(IconPackage),
  training: /* @__PURE__ */ squareIcon(IconSchool),
  video: /* @__PURE__ */ squareIcon(IconVideo),
} satisfies Record<SceneIconName, ComponentType<IconProps>>;

function isCustomIcon(name: string): name is SceneIconName {
  return Object.keys(customIcons).includes(name);
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
export function SceneIcon({ templateCode, icon = '', size = 20, ...rest }: SceneIconProps) {
  if (isCustomIcon(icon)) {
    const Custom = customIcons[icon];
    return <Custom size={size} {...rest} />;
  }
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="square"
      strokeLinejoin="miter"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={templateGlyphs[templateCode]} />
    </svg>
  );
}
