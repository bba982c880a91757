import type { CodeOwner, NearIdentifier } from '@lima-id/api';
import { describeNearCode, identifierAddress, nearCodeReason } from '@lima-id/domain';
import { ButtonLink, Card, FinderFrame, listRole, Tag, VisuallyHidden } from '@lima-id/ui';
import { ArrowRightIcon, ChevronRightIcon } from '@lima-id/ui/icons';
import { CodeAnatomy } from '@lima-id/ui/identity';
import { useId } from 'react';
import { Frame } from '../LookupFailureView.styles.ts';
import { Mark } from './MarkedCode.styles.ts';
import { MarkedCode, objectCodeOf } from './MarkedCode.tsx';
import { OtherWays } from './OtherWays.tsx';
import {
  Aside,
  CaseColumns,
  Columns,
  Found,
  FoundAct,
  Legend,
  ListHead,
  ListTitle,
  Main,
  Pair,
  Product,
  Reason,
  Row,
  Text,
  Thumb,
  Title,
} from './UnknownObject.styles.ts';

interface UnknownObjectProps {
  identifier: string;
  suggestions: readonly NearIdentifier[];
  owner: CodeOwner | null;
  onScan: () => void;
}

function Suggestion({ typed, offer }: { typed: string; offer: NearIdentifier }) {
  const { tag, sentence } = describeNearCode(objectCodeOf(typed), objectCodeOf(offer.identifier));
  return (
    <li>
      <Row href={identifierAddress(offer.identifier)}>
        <span>
          <MarkedCode identifier={offer.identifier} beside={typed} />
          <VisuallyHidden>，</VisuallyHidden>
          <Reason>
            <Tag tone="neutral">{tag}</Tag>
            <span>{sentence}</span>
          </Reason>
        </span>
        <Product data-part="product">
          <strong>{offer.identifierName}</strong>
          <span>{`${offer.registerTime} 登记`}</span>
        </Product>
        <ChevronRightIcon aria-hidden="true" />
      </Row>
    </li>
  );
}

/** The only existing code differs in case alone: both are shown above each other. */
function OnlyCaseDiffers({ typed, offer }: { typed: string; offer: NearIdentifier }) {
  return (
    <CaseColumns>
      <Main>
        <Title>您输入的编码，大小写与登记的不一致</Title>
        <Text>标识编码区分大小写。下面是同一串字符的已登记写法。</Text>
        <Pair>
          <dt>您输入的</dt>
          <dd>
            <MarkedCode identifier={typed} beside={offer.identifier} tone="danger" size="lg" />
          </dd>
          <dt>已登记的</dt>
          <dd>
            <MarkedCode identifier={offer.identifier} beside={typed} size="lg" />
          </dd>
        </Pair>
      </Main>
      <Found>
        <FinderFrame>
          <Thumb>
            <img src={offer.picture} alt="" />
          </Thumb>
        </FinderFrame>
        <div>
          <ListTitle>{offer.identifierName}</ListTitle>
          <Text>{offer.companyName}</Text>
          <FoundAct>
            <ButtonLink href={identifierAddress(offer.identifier)} iconAfter={<ArrowRightIcon />}>
              查看这台产品
            </ButtonLink>
          </FoundAct>
        </div>
      </Found>
    </CaseColumns>
  );
}

/** A known prefix with an unknown object code: similar existing codes, and further options. */
export function UnknownObject({ identifier, suggestions, owner, onScan }: UnknownObjectProps) {
  const headId = useId();
  const [first, ...more] = suggestions;
  const isCaseAlone =
    first !== undefined &&
    more.length === 0 &&
    nearCodeReason(objectCodeOf(identifier), objectCodeOf(first.identifier)) === 'case' &&
    identifier.toUpperCase() === first.identifier.toUpperCase();
  const hasOffers = first !== undefined;
  const advice = hasOffers ? '请核对标签，或看看是不是下面的编码。' : '请核对标签后重新输入，注意区分字母 O 与数字 0。';
  const known = owner === null ? '前三段已识别' : `前三段已识别，属于${owner.companyName}`;
  return (
    <Frame>
      <Card padding="none" role="alert">
        {isCaseAlone ? (
          <OnlyCaseDiffers typed={identifier} offer={first} />
        ) : (
          <Columns>
            <Main>
              <CodeAnatomy identifier={identifier} variant="header" status="unknown" failedSegment="objectCode" />
              <Title>未查询到该标识</Title>
              <Text>{`${known}；对象码没有登记。${advice}`}</Text>
              {hasOffers && (
                <>
                  <ListHead>
                    <ListTitle id={headId}>您要查的是不是</ListTitle>
                    <Legend aria-hidden="true">
                      <Mark>0</Mark>与您输入的不同之处
                    </Legend>
                  </ListHead>
                  <ul role={listRole} aria-labelledby={headId}>
                    {suggestions.map((offer) => (
                      <Suggestion key={offer.identifier} typed={identifier} offer={offer} />
                    ))}
                  </ul>
                </>
              )}
            </Main>
            <Aside>
              <OtherWays owner={owner} hasOffers={hasOffers} onScan={onScan} />
            </Aside>
          </Columns>
        )}
      </Card>
    </Frame>
  );
}
