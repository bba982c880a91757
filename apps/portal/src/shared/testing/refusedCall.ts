import { RequestFailure } from '../api/request.ts';

/** A call that the gateway has refused, because the session has expired (`needsLogin`) or for another reason. */
export function refusedCall(needsLogin: boolean): RequestFailure {
  return new RequestFailure({
    success: false,
    kind: 'refused',
    status: needsLogin ? 401 : 422,
    code: needsLogin ? 40112 : null,
    message: '',
    data: null,
    needsLogin,
  });
}
