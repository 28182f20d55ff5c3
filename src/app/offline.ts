import { notify } from '@/lib/notify';
import { SERVICE_WORKER, trustedWorkerUrl } from '@/lib/trusted-worker-url';

/**
 * Stores the product on this device after the first visit. A new version is offered, never forced: it waits until the
 * user accepts it or closes every tab. Without service workers everything works online as before.
 */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(trustedWorkerUrl(`/${SERVICE_WORKER}`));
    if (registration.waiting) offerUpdate(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        const isUpdate = worker.state === 'installed' && navigator.serviceWorker.controller !== null;
        if (isUpdate) offerUpdate(worker);
      });
    });
  } catch {
    // Service workers can be blocked by the browser's settings or in private mode; the product then works online.
  }
}

let isReloading = false;

function offerUpdate(worker: ServiceWorker) {
  notify.info('A new version of StorePilot is ready', 'Your work is saved. Update whenever it suits you.', {
    label: 'Reload',
    stays: true,
    onClick: () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        if (isReloading) return;
        isReloading = true;
        window.location.reload();
      });
      worker.postMessage('use-now');
    },
  });
}
