import { Button, ButtonLink, listRole, SectionHead, Tag } from '@lima-id/ui';
import { ArrowRightIcon, CodeIcon, DocumentIcon, DownloadIcon } from '@lima-id/ui/icons';
import { Container, Section } from '../../shared/layout/Section.styles.ts';
import { HairlineGrid } from '../../shared/page/HairlineGrid.styles.ts';
import { Card } from './DeveloperCards.styles.ts';
import { texts } from './texts.ts';

const { index, label, title, ide, documents, download } = texts.developers;
const arrow = <ArrowRightIcon size={16} />;

/** Resources for developers of connected systems. Unreleased ones say so, and offer contact instead. */
export function DeveloperCards({ onConsult }: { onConsult: (subject: string) => void }) {
  return (
    <Section data-continues="">
      <Container>
        <SectionHead index={index} label={label} title={title} />
        <HairlineGrid role={listRole} data-columns="3">
          <Card>
            <CodeIcon size={24} />
            <h3>
              <span>{ide.title}</span>
              <Tag tone="warning" dot>
                {ide.state}
              </Tag>
            </h3>
            <p>{ide.text}</p>
            <Button variant="text" flush iconAfter={arrow} onClick={() => onConsult(ide.title)}>
              {ide.action}
            </Button>
          </Card>
          <Card>
            <DocumentIcon size={24} />
            <h3>{documents.title}</h3>
            <p>{documents.text}</p>
            <ButtonLink variant="text" flush iconAfter={arrow} href={documents.href}>
              {documents.action}
            </ButtonLink>
          </Card>
          <Card>
            <DownloadIcon size={24} />
            <h3>{download.title}</h3>
            <p>{download.text}</p>
            {/* A file and no page: the router has no route for it. */}
            <ButtonLink
              variant="text"
              flush
              iconAfter={arrow}
              href={download.href}
              external
              target="_self"
              download={download.file}
            >
              {download.action}
            </ButtonLink>
          </Card>
        </HairlineGrid>
      </Container>
    </Section>
  );
}
