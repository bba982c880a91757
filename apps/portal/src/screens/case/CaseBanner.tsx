import { ButtonLink, Carousel, Illustration, Statistic, Tag, VisuallyHidden } from '@lima-id/ui';
import { Container } from '../../shared/layout/Section.styles.ts';
import { Facts, Figures, Slide, Steps } from './CaseBanner.styles.ts';
import { caseAddress } from './caseAddress.ts';
import { featuredCases, type ListedCase } from './caseList.ts';
import { texts } from './texts.ts';

function FeaturedCase({ cooperationCase }: { cooperationCase: ListedCase }) {
  const { id, name, title, subtitle, picture, figures, steps = [] } = cooperationCase;
  return (
    <Slide
      ground="ink"
      size="md"
      headingLevel={2}
      title={title}
      text={subtitle}
      above={<Tag>{name}</Tag>}
      actions={
        <ButtonLink size="lg" href={caseAddress(id)} aria-label={`${texts.details}：${name}`}>
          {texts.details}
        </ButtonLink>
      }
      picture={<Illustration name={picture} ground="ink" width={380} />}
    >
      <Container>
        <Facts>
          <Figures>
            {figures.map((figure) => (
              <Statistic key={figure.label} {...figure} ground="ink" />
            ))}
          </Figures>
          <Steps variant="bracket" ground="ink" steps={steps.map((step) => ({ title: step.title }))} />
        </Facts>
      </Container>
    </Slide>
  );
}

/** The head of the list: the cases of the banner, one after the other. */
export function CaseBanner() {
  return (
    <>
      <VisuallyHidden as="h1">{texts.title}</VisuallyHidden>
      <Carousel
        label={texts.banner}
        markers="titles"
        slides={featuredCases.map((one) => ({
          id: String(one.id),
          label: one.name,
          content: <FeaturedCase cooperationCase={one} />,
        }))}
      />
    </>
  );
}
