import { useEffect } from 'react';
import { builtBackend } from '@/config/env';
import { useAuth } from '../auth/auth-context';
import { useClock } from '../clock';
import { useCollection } from '../workspace/workspace-context';
import { sharedTeamsCollection } from './records';
import type { SignalSocket, SocketEvents } from './change-signal';
import { announceChange, setSignalConnected } from './team-status';

/**
 * Signals that something has changed in a team of the user, on a hosted project and while the page is visible. The
 * embedded backend has no realtime service; there, and whenever the connection is down, polling finds the changes.
 */
export function useChangeSignal(): void {
  const clock = useClock();
  const { accessToken } = useAuth();
  const { data: teams } = useCollection(sharedTeamsCollection);
  const teamIds = (teams ?? [])
    .filter(({ ended }) => !ended)
    .map(({ id }) => id)
    .join(' ');

  useEffect(() => {
    const backend = builtBackend();
    if (backend.kind !== 'hosted' || teamIds === '') return;
    const { origin, anonKey } = backend;
    let stop: (() => void) | undefined;
    let isStopped = false;

    async function start() {
      // Polling continues when the code cannot be loaded.
      const code = await import('./change-signal').catch(() => undefined);
      if (!code || isStopped || stop || document.visibilityState === 'hidden') return;
      stop = code.openChangeSignal({
        ...{ origin, anonKey, clock },
        teamIds: teamIds.split(' '),
        accessToken,
        openSocket,
        onSignal: announceChange,
        onConnected: setSignalConnected,
      });
    }
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') {
        stop?.();
        stop = undefined;
      } else void start();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    void start();
    return () => {
      isStopped = true;
      document.removeEventListener('visibilitychange', handleVisibility);
      stop?.();
    };
  }, [accessToken, clock, teamIds]);
}

function openSocket(url: string, { onOpen, onMessage, onClose }: SocketEvents): SignalSocket {
  const socket = new WebSocket(url);
  socket.addEventListener('open', onOpen);
  socket.addEventListener('message', ({ data }) => onMessage(data));
  socket.addEventListener('close', onClose);
  return socket;
}
