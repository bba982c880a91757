import { identifierAddressOfPath } from '@lima-id/domain';
import { AlertIcon, CloseIcon } from '@lima-id/ui/icons';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Container } from '../../shared/layout/Section.styles.ts';
import { unknownPath } from './bannerContent.ts';
import HomeScreen from './HomeScreen.tsx';
import { Bar, Close, Row } from './UnknownPathScreen.styles.ts';

/** The home page for an address that leads nowhere, with a bar that says so until it is closed; a code as path leads to its page. */
export default function UnknownPathScreen() {
  const { pathname } = useLocation();
  const [closedFor, setClosedFor] = useState<string>();
  const identifierPage = identifierAddressOfPath(pathname);
  if (identifierPage !== null) return <Navigate to={identifierPage} replace />;
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
