import operations from '@generated/openapi/default/operations.json';
import OperationList from '@theme/OperationList';
import type { ReactNode } from 'react';
import { useOwn } from '../../browser/useOwn';

/** For hand-written pages: the index of all calls, or those on some pages (`['public/timestamp']`). */
export default function OperationIndex({ pages }: { pages?: string[] }): ReactNode {
  const groups = useOwn(operations)?.filter(({ path }) => !pages || pages.includes(path));
  return <OperationList data={{ groups: groups ?? [] }} />;
}
