import { useNavigate } from 'react-router-dom';
import { LoginDialog } from '../LoginDialog.tsx';
import { OrderFrame } from '../OrderFrame.tsx';
import { buyTitle } from './BuyPage.tsx';

/** Asks a visitor of an order page to log in; nobody sees it otherwise. */
export function BuyNobody() {
  const navigate = useNavigate();
  return (
    <OrderFrame title={buyTitle} way="page">
      <LoginDialog onClose={() => void navigate('/application', { replace: true })} />
    </OrderFrame>
  );
}
