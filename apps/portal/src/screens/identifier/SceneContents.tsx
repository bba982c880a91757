import type { MouseEvent } from 'react';
import { Contents } from './SceneContents.styles.ts';
import type { SceneBlock } from './sceneBlocks.ts';
import { scrollToSection } from './scrolling.ts';

/** The table of contents of a scene with several headings. */
export function SceneContents({
  entries,
  scene,
}: {
  entries: readonly Pick<SceneBlock, 'id' | 'heading'>[];
  scene: () => HTMLElement | null;
}) {
  function jump(event: MouseEvent, id: string) {
    const section = document.getElementById(id);
    const holder = scene();
    if (section === null || holder === null) return;
    event.preventDefault();
    scrollToSection(section, holder);
  }
  return (
    <Contents aria-label="本场景目录">
      <ul>
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => jump(event, id)}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </Contents>
  );
}
