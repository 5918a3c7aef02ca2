import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { TypeView } from '../../../schema/core/types';
import LongName from '../../../shared/LongName';

export default function Type({ type }: { type: TypeView }): ReactNode {
  if (type.length === 0) return null;
  return (
    <span className="api-type">
      {type.map((piece, index) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <Link key={index} to={piece.href}>
            <LongName name={piece.text} />
          </Link>
        ),
      )}
    </span>
  );
}
