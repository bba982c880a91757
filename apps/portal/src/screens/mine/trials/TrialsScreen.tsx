import { brand } from '../../../brand/brand.ts';
import type { Brand } from '../../../brand/brandSchema.ts';
import { usePageMeta } from '../../../shared/page/usePageMeta.ts';
import { PersonalFrame } from '../../../shared/personal/PersonalFrame.tsx';
import { LoginFirst } from '../../../shared/session/LoginFirst.tsx';
import { useShownUser } from '../../../shared/session/useShownUser.ts';
import { TrialsPage } from './TrialsPage.tsx';

const title = '我的试用';

interface TrialsScreenProps {
  /** URL of the console in which apps are used; the brand's by default. */
  links?: Pick<Brand['links'], 'console'>;
}

/** The trials of the logged-in person's company; `page` of the address chooses the page. */
export default function TrialsScreen({ links = brand.links }: TrialsScreenProps) {
  usePageMeta({ title });
  const user = useShownUser();
  if (user === null) return <LoginFirst title={title} />;
  return (
    <PersonalFrame key={user.userId} title={title} user={user} page="trials">
      <TrialsPage user={user} links={links} />
    </PersonalFrame>
  );
}
