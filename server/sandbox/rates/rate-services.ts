// The three rate sources as services of the sandbox.
import type { SandboxService } from '../sandbox.ts'
import { dolarApiService } from './dolarapi-service.ts'
import { frankfurterService, openErApiService } from './reference-services.ts'

export const rateServices = (clock: () => Date): SandboxService[] => [
  dolarApiService(clock),
  openErApiService(clock),
  frankfurterService(clock),
]
