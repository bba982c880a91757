import { messages, type ProductDetail, parseIdentifier } from '@lima-id/domain';
import { EmptyState, RichText, type RichTextHeading, SectionNav, useRichTextHeadings } from '@lima-id/ui';
import { CodeAnatomy } from '@lima-id/ui/identity';
import { Container } from '../../../shared/layout/Section.styles.ts';
import { SelectedApps } from '../parts/SelectedApps.tsx';
import { Aside, CodePlate, Columns, Ground, Text } from './AppDetail.styles.ts';

/** Selected apps beside the text. */
const selectedMost = 3;

const section = { id: 'app-detail', label: '产品详情' };

/** The heads that the bar names: those of the highest level that divides the text, or the only one there is. */
function mainHeads(headings: readonly RichTextHeading[]): readonly RichTextHeading[] {
  const levels = [...new Set(headings.map(({ level }) => level))].sort((one, other) => one - other);
  const ofLevel = levels.map((level) => headings.filter((heading) => heading.level === level));
  return ofLevel.find((heads) => heads.length > 1) ?? ofLevel[0] ?? [];
}

/** A code in the text, measured segment by segment as on the page of an object; null when it is no identifier. */
function drawCode(code: string) {
  if (!parseIdentifier(code).ok) return null;
  return (
    <CodePlate>
      <CodeAnatomy identifier={code} variant="header" />
    </CodePlate>
  );
}

/** What an app says of itself at length, under a bar of its main heads, with selected apps beside it. */
export function AppDetail({ app }: { app: ProductDetail }) {
  const heads = mainHeads(useRichTextHeadings({ html: app.detail }));
  return (
    <Ground>
      <Container>
        <Columns>
          <div>
            <SectionNav
              variant="column"
              label="详情目录"
              fixedAfter={-1}
              sections={[section, ...heads.map(({ id, text }) => ({ id, label: text }))]}
            />
            <Text id={section.id} aria-label={section.label}>
              {app.detail.trim() === '' ? (
                <EmptyState kind="noData" title={messages.empty.noData} text="该应用还没有图文介绍，您可以先咨询。" />
              ) : (
                <RichText html={app.detail} drawCode={drawCode} />
              )}
            </Text>
          </div>
          <Aside>
            <SelectedApps most={selectedMost} except={app.id} />
          </Aside>
        </Columns>
      </Container>
    </Ground>
  );
}
