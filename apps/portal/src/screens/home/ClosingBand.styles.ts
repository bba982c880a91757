import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Band = styled.section`
  padding-block: ${token('space-16')};
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  background: ${token('bg-paper')};

  ${media.mobile} {
    padding-block: ${token('space-10')};
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-8')};

  ${media.mobile} {
    flex-direction: column;
    align-items: start;
    gap: ${token('space-6')};
  }
`;

export const Title = styled.h2`
  ${typeStyle('title')}
  word-break: keep-all;
  overflow-wrap: anywhere;
`;

export const Text = styled.p`
  margin-block: ${token('space-1')} ${token('space-6')};
  color: ${token('text-secondary')};
  font-size: 0.9375rem;
  line-height: 1.75rem;
`;

export const Code = styled.p`
  display: flex;
  ${typeStyle('codePreview')}
  font-weight: 400;
`;

export const Separator = styled.span`
  color: ${token('text-tertiary')};
`;

export const Known = styled.span`
  position: relative;
  padding-bottom: 14px;

  &::after {
    content: '';
    position: absolute;
    inset: auto 0.06em 0;
    height: 8px;
    border: ${token('line-bracket')} solid ${token('marker-bracket')};
    border-top: 0;
  }
`;

export const Open = styled(Known)`
  &::after {
    border-bottom-style: dashed;
  }
`;

export const OpenWords = styled(Open)`
  font-family: ${token('font-sans')};
`;

export const Actions = styled.div`
  display: flex;
  gap: ${token('space-3')};
`;
