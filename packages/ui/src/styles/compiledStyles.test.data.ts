import { keyframes, styled } from 'styled-components';

/** What stands in an interpolation twice. */
const ring = 'outline: 2px solid navy;';

const turn = keyframes`to { rotate: 1turn; }`;

const Mark = styled.i`width: 8px;`;

const Box = styled.div`
  color: green; /* of the box alone */
  &[data-size='sm'] { padding: 4px; }
  > b, ${Mark} { color: navy; }
  &:focus-visible { ${ring} }
  [data-ground='ink'] & { color: white; &:focus-visible { ${ring} } }
  && { margin: 0; }
  @media (max-width: 767px) { display: none; @supports (display: grid) { &::after { content: '}'; } } }
`;

/** Extends what is compiled. */
const Wide = styled(Box)`width: 100%;`;

/** Has keyframes, twice. */
const Wheel = styled.div`animation: ${turn} 1s; &:hover { color: red; animation: ${turn} 2s; }`;

/** Extends what has keyframes. */
const Fast = styled(Wheel)`animation-duration: 0.5s;`;

/** A selector of two boxes in a row. */
const Row = styled.div`& + & { margin-top: 1px; }`;

/** Extends what is not compiled. */
const Last = styled(Row)`margin-bottom: 0;`;

const Empty = styled.div``;

/** All of them, in the order of this module. */
export const components = { Mark, Box, Wide, Wheel, Fast, Row, Last, Empty };
