import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'

type AnchorOf<Props> = Props & Omit<ComponentPropsWithRef<'a'>, keyof Props>

/** Mantine's components as typed links of the router; for addresses outside of it use `component="a"`. */
export const LinkButton = createLink((props: AnchorOf<ButtonProps>) => <Button component="a" {...props} />)
export const LinkAnchor = createLink((props: AnchorOf<AnchorProps>) => <Anchor {...props} />)
