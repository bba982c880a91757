import { Illustration } from '@lima-id/ui';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { Culture } from './Culture.tsx';
import { History } from './History.tsx';
import { Head } from './IntroduceScreen.styles.ts';
import { introduction } from './introduction.ts';
import { texts } from './texts.ts';
import { Videos } from './Videos.tsx';

/** The company: its history, its values, and three videos. */
export default function IntroduceScreen() {
  const { title, summary, picture, history, culture, videos } = introduction;
  usePageMeta({ title: texts.title, description: summary });
  return (
    <>
      <Head size="md" title={title} text={summary} picture={<Illustration name={picture} width={416} />} />
      <History history={history} />
      <Culture culture={culture} />
      <Videos videos={videos} />
    </>
  );
}
