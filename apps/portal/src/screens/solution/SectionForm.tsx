import type { solutionSections } from '@lima-id/domain';
import { PhaseFlow } from '@lima-id/ui';
import type { ComponentType } from 'react';
import { Words } from '../../shared/page/PageSection.styles.ts';
import { Advantages } from './Advantages.tsx';
import { Applications } from './Applications.tsx';
import { LayerDrawing } from './LayerDrawing.tsx';
import type { ShownPage } from './solutions.ts';

type SectionKey = (typeof solutionSections)[number]['key'];

function Cooperation({ page }: { page: ShownPage }) {
  const phases = page.cooperation.map(({ name, duration, steps }) => ({
    title: name,
    ...(duration !== undefined && { note: duration }),
    steps,
  }));
  return <PhaseFlow phases={phases} />;
}

const forms: Record<SectionKey, ComponentType<{ page: ShownPage }>> = {
  plan: ({ page }) => <Words>{page.plan}</Words>,
  architecture: ({ page }) => <LayerDrawing layers={page.architecture.layers} />,
  advantages: ({ page }) => <Advantages advantages={page.advantages} />,
  applications: ({ page }) => <Applications applications={page.applications} />,
  cooperation: Cooperation,
};

/** What a section of a solution's page holds, in its own form. */
export function SectionForm({ section, page }: { section: SectionKey; page: ShownPage }) {
  const Form = forms[section];
  return <Form page={page} />;
}
