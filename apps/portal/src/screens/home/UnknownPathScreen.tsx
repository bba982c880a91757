import { pageMeantBy } from '@lima-id/api';
import { identifierAddressOfPath } from '@lima-id/domain';
import { AlertIcon, CloseIcon } from '@lima-id/ui/icons';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Container } from '../../shared/layout/Section.styles.ts';
import { unknownPath } from './bannerContent.ts';
import HomeScreen from './HomeScreen.tsx';
import { Bar, Close, Row } from './UnknownPathScreen.styles.ts';

/**
 * The home page for an address that leads nowhere, with a bar that says so until it is closed; a code as path, and a page in another
 * spelling, lead to their page.
 */
export default function UnknownPathScreen() {
  const { pathname, search, hash } = useLocation();
  const [closedFor, setClosedFor] = useState<string>();
  const page = pageMeantBy(pathname);
  const meant = page === null ? identifierAddressOfPath(pathname) : page + search + hash;
  if (meant !== null) return <Navigate to={meant} replace />;
  return (
    <>
      {closedFor !== pathname && (
        <Bar>
          <Container>
            <Row>
              <AlertIcon />
              <output>{unknownPath.text}</output>
              <Close type="button" aria-label={unknownPath.closeLabel} onClick={() => setClosedFor(pathname)}>
                <CloseIcon />
              </Close>
            </Row>
          </Container>
        </Bar>
      )}
      <HomeScreen />
    </>
  );
}
