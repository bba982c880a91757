import { SiteFrame } from '../../shared/layout/SiteFrame.tsx';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { SpecialClosing } from './SpecialClosing.tsx';
import { SpecialHead } from './SpecialHead.tsx';
import { SpecialHero } from './SpecialHero.tsx';
import { SpecialSection } from './SpecialSection.tsx';
import { special } from './special.ts';
import { texts } from './texts.ts';

/** 专题: one subject in four sections, with a head of its own and without the side menu. */
export default function SpecialScreen() {
  usePageMeta({ title: texts.name, description: special.title });
  return (
    <SiteFrame head={<SpecialHead />} sideMenu={false}>
      <SpecialHero topic={special.topic} title={special.title} />
      {special.sections.map((section, index) => (
        <SpecialSection key={section.label} section={section} number={index + 1} />
      ))}
      <SpecialClosing />
    </SiteFrame>
  );
}
